"""Settings, all from the environment."""

from pathlib import Path

import environ

env = environ.Env()
BASE_DIR = Path(__file__).resolve().parent.parent
DATA = Path(env.str("TURNLOG_DATA", default=str(BASE_DIR / "var")))
DATA.mkdir(parents=True, exist_ok=True)
SECRET_KEY = env.str("SECRET_KEY", default="dev")
DEBUG = False
ALLOWED_HOSTS = ["*"]
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "sessions_app",
]
DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{DATA / 'turnlog.sqlite3'}")}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
    }
    DATABASES["default"]["TEST"] = {"NAME": str(DATA / "test.sqlite3")}
else:
    DATABASES["default"]["OPTIONS"] = {"server_side_binding": True, "pool": {"min_size": 0, "max_size": 16},
                                       "options": "-c jit=off -c plan_cache_mode=force_generic_plan"}
USE_TZ = True
TIME_ZONE = "UTC"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

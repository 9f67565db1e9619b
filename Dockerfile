# One image, three commands: web, worker, dispatcher. The record lives in a Redis of its own.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    WARDBOOK_HOST=0.0.0.0 \
    WARDBOOK_PORT=8000 \
    WARDBOOK_DATA=/data

RUN useradd --system --uid 10001 --home-dir /app wardbook && install -d -o wardbook -m 700 /data
WORKDIR /app

COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

COPY pyproject.toml README.md LICENSE NOTICE openapi.yaml ./
COPY docs ./docs
COPY clients ./clients
COPY games ./games
COPY tournaments ./tournaments
COPY events ./events
COPY service ./service
COPY web ./web
COPY workers ./workers
COPY cli ./cli
RUN pip install --no-cache-dir --no-deps --no-build-isolation -e .

USER wardbook
EXPOSE 8000
# Only web has /readyz; the compose file switches this off for the other two.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['WARDBOOK_PORT'] + '/readyz', timeout=2)"]

ENTRYPOINT ["wardbook"]
CMD ["web"]

import json
import os
import time
import urllib.request

API = "https://server.invalid/api/v1"


def call(path, body=None):
    request = urllib.request.Request(
        API + path,
        data=json.dumps(body).encode() if body else None,
        headers={
            "Authorization": f"Bearer {os.environ['PELLUCID_TOKEN']}",
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


task_id = call("/images/generate", {"prompt": "a paper boat, watercolor"})["task_id"]
task = call(f"/images/task/{task_id}")
while task["status"] not in ("completed", "failed"):
    time.sleep(2)
    task = call(f"/images/task/{task_id}")
print(task["status"], task["images"])

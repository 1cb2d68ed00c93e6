import json
import os
import urllib.parse
import urllib.request

SITE = "https://server.invalid"

request = urllib.request.Request(
    f"{SITE}/api/v1/images/generate",
    data=json.dumps({"prompt": "a red fox wearing a blue scarf", "width": 1024}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['PELLUCID_TOKEN']}",
        "Content-Type": "application/json",
        "Prefer": "wait",
    },
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)

# Save the PNG, with its alpha channel
urllib.request.urlretrieve(urllib.parse.urljoin(SITE, answer["images"][0]["file_url"]), "fox.png")

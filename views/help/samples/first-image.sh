curl -s https://server.invalid/api/v1/images/generate \
  -H "Authorization: Bearer $PELLUCID_TOKEN" \
  -H "Content-Type: application/json" \
  -H "Prefer: wait" \
  -d '{"prompt": "a red fox wearing a blue scarf", "width": 1024}' \
  > answer.json

# Save the PNG, with its alpha channel
curl -s "$(jq -r '.images[0].file_url | sub("^/"; "https://server.invalid/")' answer.json)" -o fox.png

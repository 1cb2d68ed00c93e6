task=$(curl -s https://server.invalid/api/v1/images/generate \
  -H "Authorization: Bearer $PELLUCID_TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"prompt": "a paper boat, watercolor"}' | jq -r .task_id)

until curl -s "https://server.invalid/api/v1/images/task/$task" \
  -H "Authorization: Bearer $PELLUCID_TOKEN" > task.json &&
  jq -e '.status == "completed" or .status == "failed"' task.json > /dev/null
do sleep 2; done

const api = "https://server.invalid/api/v1";
const headers = {
  Authorization: `Bearer ${process.env.PELLUCID_TOKEN}`,
  "Content-Type": "application/json",
};

const started = await fetch(`${api}/images/generate`, {
  method: "POST",
  headers,
  body: JSON.stringify({ prompt: "a paper boat, watercolor" }),
});
const { task_id } = await started.json();

let task;
do {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  task = await (await fetch(`${api}/images/task/${task_id}`, { headers })).json();
} while (!["completed", "failed"].includes(task.status));
console.log(task.status, task.images);

import { writeFile } from "node:fs/promises";

const site = "https://server.invalid";

const response = await fetch(`${site}/api/v1/images/generate`, {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.PELLUCID_TOKEN}`,
    "Content-Type": "application/json",
    Prefer: "wait",
  },
  body: JSON.stringify({ prompt: "a red fox wearing a blue scarf", width: 1024 }),
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);

// Save the PNG, with its alpha channel
const image = await fetch(new URL(answer.images[0].file_url, site));
await writeFile("fox.png", Buffer.from(await image.arrayBuffer()));

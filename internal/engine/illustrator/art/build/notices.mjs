// Writes NOTICES.md: whose art is in the packs and under which licence, from the packages' own metadata.

const head = `# Notices of the embedded art

The art packs are made from the works below by \`build.mjs\`, which writes this file too. The drawings were converted to a
compact format and rounded; pieces that show brands, and people in further skin tones, were left out. Texts of the
licences: [Apache-2.0](licenses/Apache-2.0.txt), [MIT](licenses/MIT.txt),
[CC0-1.0](https://creativecommons.org/publicdomain/zero/1.0/).
`

const columns = ['set', 'work', 'author', 'licence (SPDX)', 'project', 'its licence text', 'package']

/** entries: { set, info, version }. */
export function notices(entries) {
  const rows = entries.map(({ set, info: { name, author, license }, version }) => [
    set.name,
    name,
    author.name,
    license.spdx,
    author.url,
    license.url,
    `@iconify-json/${set.name} ${version}`,
  ])
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${head}\n${lines.join('\n')}\n`
}

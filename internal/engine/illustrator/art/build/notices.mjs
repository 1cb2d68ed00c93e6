// Writes NOTICES.md: whose art is in the packs and under which license, from the packages' own metadata.

const head = `# Notices of the embedded art

The art packs are made from the works below by \`build.mjs\`, which writes this file too. The drawings were converted to a
compact format and rounded. Images use them only for the flags of countries. Text of the license: [MIT](licenses/MIT.txt).
`

const columns = ['set', 'work', 'author', 'license (SPDX)', 'project', 'its license text', 'package']

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

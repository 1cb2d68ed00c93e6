// Writes NOTICES.md: whose art is in the packs and under which licence, from the packages' own metadata.

const head = `# Notices of the embedded art

The art packs are made from the following works by \`build.mjs\`, which writes this file too. Shapes are unchanged but for
rounding; what is single-coloured is coloured by the program. Licence texts: \`licenses/\`.
`;

/** entries: { set, info, version }. */
export function notices(entries) {
	const rows = entries.map(({ set, info, version }) => {
		const { author, license } = info;
		return `| ${set.name} | ${info.name} | ${author.name} | ${license.spdx} | ${author.url} | ${license.url} | @iconify-json/${set.name} ${version} |`;
	});
	const table = ["| set | work | author | licence (SPDX) | project | licence text | package |", "|---|---|---|---|---|---|---|", ...rows];
	return `${head}\n${table.join("\n")}\n`;
}

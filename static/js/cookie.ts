const year = 365 * 24 * 60 * 60

/** Remembers a preference where the server reads it for the next page. */
export function remember(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

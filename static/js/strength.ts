/** What to tell people about each grade of strength(). */
export const advice = ['Too short', 'Easy to guess – make it longer', 'Fair – a few more words help', 'Good', 'Strong']

/** Grades a password 0–4 by its length and how many different characters it has: length protects most. */
export function strength(password: string): number {
  if (password.length < 6) return 0
  const variety = new Set(password).size
  if (variety < 5) return 1
  const reach = password.length + variety / 2
  return reach < 14 ? 1 : reach < 19 ? 2 : reach < 25 ? 3 : 4
}

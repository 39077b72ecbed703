/** What a reply calls somebody: 'Daniel' of 'Daniel Okafor' and of 'Okafor, Daniel'; empty when a name is none. */
export function firstName(name: string): string {
  const [last = '', first] = name.split(',')
  const found = (first ?? last).trim().split(/\s+/)[0] ?? ''
  return /^\p{Lu}[\p{L}'’-]+$/u.test(found) ? found : ''
}

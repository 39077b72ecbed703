/** The parts of an address that may hold a sign-in token or personal data. */
const secretParameters = /\b(urltoken|token|code|state|invite_id|email)=[^&#\s"]*/g

/** Removes secrets of the address from every text of a report, in place. Handles circular references. */
export function removeSecrets<Report>(report: Report, seen = new WeakSet()): Report {
  if (typeof report === 'string') return report.replace(secretParameters, '$1=[removed]') as Report
  if (typeof report !== 'object' || report === null || seen.has(report)) return report
  seen.add(report)
  const fields = report as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    const clean = removeSecrets(value, seen)
    if (clean !== value) fields[name] = clean
  }
  return report
}

/** Formats a number of bytes with its unit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${String(bytes)} bytes`
  if (bytes < 999_500) return `${String(Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

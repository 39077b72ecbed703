import { exitWithMessage } from './processes.mjs'

/** Ends with a sentence if a setting that names a port does not: else a setting made from it would be blamed. */
export function checkPort(name) {
  const value = process.env[name]
  if (!value || (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536)) return
  exitWithMessage(`The setting ${name} must be a port number from 1 to 65535.`)
}

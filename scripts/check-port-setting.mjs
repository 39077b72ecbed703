import { exitWithMessage } from './processes.mjs'

/** Ends with a sentence if a port setting is invalid. Otherwise the error would name a derived setting. */
export function checkPortSetting(name) {
  const value = process.env[name]
  if (!value || (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536)) return
  exitWithMessage(`The setting ${name} must be a port number from 1 to 65535.`)
}

import type { MailProvider } from '@draftdesk/contract'
import { mailProviders } from '@draftdesk/contract/mail-providers'

/** Finds a provider by id or by the domain of an address. */
export function findProvider(id: string | undefined, address: string): MailProvider | undefined {
  if (id !== undefined && id !== '') return mailProviders.find((provider) => provider.id === id)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return mailProviders.find(({ domains }) => domains.includes(domain))
}

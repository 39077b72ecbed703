import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { customerMessages as words } from '../messages/customers.ts'
import { formatDate } from './moment.ts'

/** What is done with the data of customers. */
export const customerVerbs = {
  close: (request: string) => buildCall('closeCustomerRequest', { id: request }),
  export: (address: string) => buildCall('exportCustomer', { address }),
  erase: (address: string) => buildCall('eraseCustomer', { address }),
}

/** What a customer asked for, for people. */
export function toCustomerRequest({
  id,
  kind,
  address,
  due_at: due,
  done_at: done,
}: Read<'customerRequests'>['requests'][number]) {
  const isOpen = done === null
  return {
    id,
    kind: isOpen && kind === 'erase' ? words.notErased : words.kinds[kind],
    isOpen,
    address: address ?? (isOpen ? words.unknown : ''),
    note: isOpen ? (due === null ? '' : words.due(formatDate(due))) : words.doneOn(formatDate(done)),
  }
}

import { useState } from 'react'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../ui/forms/action-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { closeCustomerRequest, eraseCustomer, exportCustomerData } from './actions.ts'
import type { CustomerDataRequest } from './view.ts'
import { customerDataMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

interface CustomerDataProps {
  readonly requests: readonly CustomerDataRequest[]
}

async function exportOrEraseCustomer(
  { read, button }: SubmittedForm,
  form: HTMLFormElement,
): Promise<string | undefined> {
  if (button === 'export') return exportCustomerData(read('address'))
  if (read('confirmed') === '') return words.confirmNeeded
  const problem = await eraseCustomer(read('address'))
  if (problem === undefined) form.reset()
  return problem
}

function CustomerDataView({ requests }: CustomerDataProps) {
  const [closed, setClosed] = useState<readonly string[]>([])

  async function closeRequest(id: string): Promise<string | undefined> {
    const problem = await closeCustomerRequest(id)
    if (problem === undefined) setClosed((before) => [...before, id])
    return problem
  }
  return (
    <>
      <Panel id="customers" title={words.title} hint={words.hint}>
        <ActionForm className="form panel-body" run={exportOrEraseCustomer}>
          <Field
            id="customer-address"
            name="address"
            label={words.address}
            type="email"
            autoComplete="off"
            required
          />
          <div className="actions">
            <button className="button quiet" value="export">
              {words.export}
            </button>
          </div>
          <p className="muted">{words.eraseHint}</p>
          <label>
            <input type="checkbox" name="confirmed" value="yes" /> {words.confirm}
          </label>
          <div className="actions">
            <button className="button danger" value="erase">
              {words.erase}
            </button>
          </div>
        </ActionForm>
      </Panel>
      <Panel id="customer-requests" title={words.requests}>
        <div className="panel-body">
          {requests.length === 0 && <p className="muted">{words.none}</p>}
          <ul>
            {requests.map(({ id, kind, address, note, isOpen }) => (
              <li key={id}>
                <strong>{kind}</strong> {address}{' '}
                <span className="muted">{closed.includes(id) ? words.done : note}</span>
                {isOpen && !closed.includes(id) && (
                  <ActionForm className="actions" run={() => closeRequest(id)}>
                    <button className="button quiet" aria-label={`${words.close}: ${address}`}>
                      {words.close}
                    </button>
                  </ActionForm>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Panel>
    </>
  )
}

/** Customer data: export, erasure and the requests of customers. */
export const CustomerData = createIsland(CustomerDataView)

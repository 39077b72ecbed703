import { shopMessages as words, systemNames } from '../words.ts'
import type { ShopSystem } from '../view.ts'

interface ShopSystemsProps {
  readonly system: ShopSystem
  readonly onChange: (system: ShopSystem) => void
}

const systems = ['shopify', 'woocommerce'] as const

/** The choice between the shop systems that can be linked. */
export function ShopSystems({ system, onChange }: ShopSystemsProps) {
  return (
    <fieldset className="shop-systems">
      <legend>{words.system}</legend>
      {systems.map((each) => (
        <label key={each}>
          <input type="radio" name="system" checked={each === system} onChange={() => onChange(each)} />
          {systemNames[each]}
        </label>
      ))}
    </fieldset>
  )
}

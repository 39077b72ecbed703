import { CheckIcon, DotIcon } from '../icons.tsx'

interface PasswordRuleProps<Part extends string> {
  readonly id: string
  readonly parts: Readonly<Record<Part, string>>
  readonly unmet: readonly NoInfer<Part>[]
  readonly rule: string
  readonly words: { readonly met: string; readonly unmet: string }
  readonly isInvalid: boolean
}

/** The password rule with its parts, each marked as met or missing. */
export function PasswordRule<Part extends string>({
  id,
  parts,
  unmet,
  rule,
  words,
  isInvalid,
}: PasswordRuleProps<Part>) {
  const names = Object.keys(parts) as Part[]
  return (
    <div className="password-rule" id={id} data-invalid={isInvalid || undefined}>
      {unmet.length > 0 && <p>{rule}</p>}
      <ul>
        {names.map((name) => {
          const isMet = !unmet.includes(name)
          return (
            <li key={name} data-met={isMet || undefined}>
              {isMet ? <CheckIcon /> : <DotIcon />}
              {parts[name]}
              <span className="visually-hidden">{isMet ? words.met : words.unmet}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

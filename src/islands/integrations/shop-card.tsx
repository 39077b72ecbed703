import { lengths } from '@draftdesk/contract/lengths'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { consentMessages, shopMessages as words, systemNames } from './words.ts'
import { linkShop, testShop } from './actions.ts'
import { findConsent } from './view.ts'
import type { Shop, ShopChoice, ShopSystem } from './view.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkPanel } from './link-panel.tsx'
import type { Linking, Problem } from './link-panel.tsx'
import { ShopConsent } from './shop-consent.tsx'
import { ShopChoices } from './shop-choices.tsx'
import { ShopSystems } from './shop-systems.tsx'
import { WooCommerceForm } from './woocommerce-form.tsx'

interface ShopCardProps {
  readonly action: string
  readonly zone: string
  readonly shop: Shop | undefined
  /** The systems whose shops can let this server in by consent. */
  readonly offers: readonly ShopSystem[]
  /** The store's answer when it links no shop. */
  readonly choice: ShopChoice | undefined
  readonly canEdit: boolean
  readonly isEdited: boolean
  readonly problem: Problem | undefined
  readonly values: Readonly<Record<string, string>> | undefined
  readonly onChange: (shop: Shop | undefined) => void
  readonly onChoice: (choice: ShopChoice) => void
}

interface ShopFields {
  readonly domain: string
  readonly client_id: string
  readonly secret_password: string
  readonly token_password: string
}

/** The fields by the names that /v1 has for them. */
const ownNames: Readonly<Record<string, keyof ShopFields | undefined>> = {
  domain: 'domain',
  client_id: 'client_id',
  client_secret: 'secret_password',
  access_token: 'token_password',
}

/** The shop of the store. */
export function ShopCard({
  action,
  zone,
  shop,
  offers,
  choice,
  canEdit,
  isEdited,
  problem,
  values,
  onChange,
  onChoice,
}: ShopCardProps) {
  const domain = values?.['domain'] ?? shop?.domain ?? ''
  const consent = findConsent(values?.['action'])
  const isConsent = consent === 'shopify' || consent === 'woocommerce'
  const sentSystem =
    consent === 'woocommerce' || values?.['system'] === 'woocommerce' ? 'woocommerce' : undefined
  const [chosen, setChosen] = useState<ShopSystem>(sentSystem ?? 'shopify')
  const system = shop?.system ?? chosen
  return (
    <LinkPanel
      action={action}
      zone={zone}
      kind="shop"
      title={words.title}
      hint={words.hint}
      disconnectHint={words.disconnectHint}
      linked={shop}
      unlinkedState={choice && words.states[choice]}
      canEdit={canEdit}
      isEdited={isEdited}
      test={testShop}
      onChange={onChange}
      facts={
        shop && (
          <>
            <dt>{words.name}</dt>
            <dd>{shop.name}</dd>
            <dt>{words.system}</dt>
            <dd>{systemNames[shop.system]}</dd>
            <dt>{words.domain}</dt>
            <dd>{shop.domain}</dd>
            {shop.notes.map((note) => (
              <dd className="muted" key={note}>
                {note}
              </dd>
            ))}
          </>
        )
      }
      mend={
        shop?.hasConsent &&
        shop.failure !== undefined && (
          <ShopConsent
            action={action}
            system={shop.system}
            domain={shop.domain}
            problem={undefined}
            isAgain
          />
        )
      }
      form={(linking) => (
        <>
          {shop === undefined && <ShopChoices action={action} choice={choice} onChoice={onChoice} />}
          {shop === undefined && <ShopSystems system={system} onChange={setChosen} />}
          {offers.includes(system) && (
            <div className="consents">
              <ShopConsent
                key={system}
                action={action}
                system={system}
                domain={domain}
                problem={isConsent ? problem : undefined}
                isAgain={shop?.hasConsent === true}
              />
              <h3>{system === 'shopify' ? consentMessages.orOwnApp : consentMessages.orKey}</h3>
            </div>
          )}
          {system === 'woocommerce' ? (
            <WooCommerceForm
              shop={shop}
              problem={isConsent ? undefined : problem}
              domain={domain}
              {...linking}
            />
          ) : (
            <ShopForm
              shop={shop}
              problem={isConsent ? undefined : problem}
              domain={domain}
              clientId={values?.['client_id'] ?? shop?.clientId ?? ''}
              {...linking}
            />
          )}
        </>
      )}
    />
  )
}

interface ShopFormProps extends Linking<Shop> {
  readonly shop: Shop | undefined
  readonly problem: Problem | undefined
  readonly domain: string
  readonly clientId: string
}

/** The form that links a Shopify store. */
function ShopForm({ action, shop, problem, domain, clientId, onCancel, onLinked }: ShopFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<ShopFields>()
  const { errors, isSubmitting } = formState
  const sent = formState.isSubmitted ? undefined : problem
  const wrong = ownNames[sent?.field ?? '']
  const notice = errors.root?.message ?? (wrong ? undefined : sent?.text)
  const errorOf = (name: keyof ShopFields) =>
    errors[name]?.message ?? (name === wrong ? sent?.text : undefined)
  const submit = handleSubmit(async (fields) => {
    const result = await linkShop({
      domain: fields.domain.trim(),
      client_id: fields.client_id.trim(),
      client_secret: fields.secret_password.trim(),
      access_token: fields.token_password.trim(),
      ...(shop && { version: shop.version }),
    })
    if (result.ok) onLinked(result.link)
    else setError(ownNames[result.field ?? ''] ?? 'root', { message: result.problem }, { shouldFocus: true })
  })
  return (
    <LinkForm
      action={action}
      kind="shop"
      version={shop?.version}
      notice={notice}
      isBusy={isSubmitting}
      words={words}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field
        {...register('domain', { validate: (text) => text.trim() !== '' || words.domainRequired })}
        label={words.domain}
        defaultValue={domain}
        maxLength={lengths.line}
        placeholder="your-shop.myshopify.com"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        describedBy="domain-hint"
        error={errorOf('domain')}
      />
      <p className="field-hint" id="domain-hint">
        {words.domainHint}
      </p>
      <Field
        {...register('client_id', {
          validate: (text, { secret_password: secret, token_password: token }) => {
            if (text.trim() !== '' || token.trim() !== '') return true
            if (secret.trim() !== '') return words.clientIdRequired
            return shop !== undefined || words.tokenRequired
          },
        })}
        label={words.clientId}
        defaultValue={clientId}
        maxLength={lengths.line}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        describedBy="client-hint"
        error={errorOf('client_id')}
      />
      <p className="field-hint" id="client-hint">
        {words.clientIdHint}
      </p>
      <PasswordField
        {...register('secret_password', {
          validate: (text, { client_id: id, token_password: token }) =>
            `${text}${token}`.trim() !== '' ||
            ['', shop?.clientId].includes(id.trim()) ||
            words.secretRequired,
        })}
        label={words.secret}
        words={{ showPassword: words.showSecret, hidePassword: words.hideSecret }}
        autoComplete="off"
        maxLength={lengths.secret}
        describedBy="secret-hint"
        error={errorOf('secret_password')}
      />
      <p className="field-hint" id="secret-hint">
        {shop?.clientId === undefined ? words.secretHint : words.tokenKept}
      </p>
      <PasswordField
        {...register('token_password')}
        label={words.token}
        words={words}
        autoComplete="off"
        maxLength={lengths.secret}
        describedBy="token-hint"
        error={errorOf('token_password')}
      />
      <p className="field-hint" id="token-hint">
        {shop && shop.clientId === undefined ? words.tokenKept : words.tokenHint}
      </p>
    </LinkForm>
  )
}

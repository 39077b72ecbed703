import { maxLengths } from '@draftdesk/contract/input-limits'
import { Switch } from '@radix-ui/themes'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { draftingMessages } from '../../messages/drafting.ts'
import { replayMessages } from '../../messages/replays.ts'
import { draftChoices } from '../../models/drafting.ts'
import { replayChange } from '../../stores/calls/replay-change.ts'
import { bindField } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { calloutClass } from '../../ui/radix-classes.ts'
import { Notice } from '../../ui/notice.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useUnsavedWarning } from '../../ui/forms/use-unsaved-warning.ts'
import { ReplayPanel } from '../../ui/replay/replay.tsx'
import { saveDraftingSettings, testModel } from './actions.ts'
import { toDraftingFields, toStyleInput } from './view.ts'
import type { DraftingFields, DraftingSettings, DraftingSwitches } from './view.ts'
import { draftingSettingsMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

interface DraftingProps {
  readonly settings: DraftingSettings
  /** Languages of drafts by their codes, with their names. */
  readonly languages: readonly (readonly [code: string, name: string])[]
}

const listToneOptions = () => draftChoices.tones.map((tone) => [tone, draftingMessages.tones[tone]] as const)
const listLengthOptions = () =>
  draftChoices.lengths.map((length) => [length, draftingMessages.lengths[length]] as const)

function DraftingView({ settings, languages }: DraftingProps) {
  const [stored, setStored] = useState(settings)
  const [switches, setSwitches] = useState<DraftingSwitches>({
    is_on: settings.is_on,
    masking: settings.masking,
    uses_model: settings.uses_model,
  })
  const [test, setTest] = useState<{ readonly isOk?: boolean; readonly text: string }>()
  const form = useForm<DraftingFields>()
  const { register, handleSubmit, getValues, setValue, formState } = form
  const { errors, isSubmitting } = formState
  const start = toDraftingFields(settings)
  useUnsavedWarning(() => getValues(), toDraftingFields(stored), isSubmitting)

  const submit = handleSubmit(async (fields) => {
    const result = await saveDraftingSettings(fields, switches, stored.version)
    if (!result.ok) showFieldRefusal(form, result)
    const now = result.ok ? result.entry : result.current
    if (now) setStored(now)
    if (result.ok) setValue('key', '')
  })
  async function testFormModel(): Promise<void> {
    setTest({ text: words.testing })
    setTest(await testModel(getValues()))
  }
  const renderToggle = (name: keyof typeof switches, label: string, hint: string) => (
    <SettingToggle
      name={name}
      label={label}
      hint={hint}
      isOn={switches[name]}
      onChange={(isOn) => setSwitches({ ...switches, [name]: isOn })}
    />
  )
  return (
    <div className="stack">
      <form className="form" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <SettingsCard id="when" title={words.when} hint={words.hint}>
          {renderToggle('is_on', words.isOn, words.isOnHint)}
          <TextArea
            {...bindField(form, 'never')}
            label={words.never}
            defaultValue={start.never}
            rows={3}
            hint={words.neverHint}
          />
        </SettingsCard>
        <SettingsCard id="sound" title={words.sound} hint={words.soundHint}>
          <div className="form-row">
            <SelectField
              {...register('tone')}
              label={words.tone}
              options={listToneOptions()}
              defaultValue={start.tone}
            />
            <SelectField
              {...register('length')}
              label={words.length}
              options={listLengthOptions()}
              defaultValue={start.length}
            />
          </div>
          <SelectField
            {...register('language')}
            label={words.language}
            options={[['', words.languageOfMail], ...languages]}
            defaultValue={start.language}
          />
          <TextArea
            {...bindField(form, 'guardrails')}
            label={words.guardrails}
            defaultValue={start.guardrails}
            maxLength={4000}
            rows={4}
            hint={words.guardrailsHint}
          />
        </SettingsCard>
        <SettingsCard id="model" title={words.model} hint={words.modelHint}>
          {renderToggle('uses_model', words.usesModel, words.server(settings.server_model))}
          {renderToggle('masking', words.masking, words.maskingHint)}
          <Field
            {...bindField(form, 'url')}
            label={words.url}
            defaultValue={start.url}
            type="url"
            maxLength={500}
            hint={words.urlHint}
          />
          <Field
            {...bindField(form, 'name')}
            label={words.name}
            defaultValue={start.name}
            maxLength={maxLengths.line}
          />
          <Field
            {...bindField(form, 'key')}
            label={words.key}
            type="password"
            maxLength={1024}
            autoComplete="off"
            hint={words.keyHint(stored.model.has_key)}
          />
          <div className="actions">
            <button className="button quiet" type="button" onClick={() => void testFormModel()}>
              {words.test}
            </button>
          </div>
          {test && (
            <p
              data-model-test
              role="status"
              className={test.isOk === undefined ? 'muted' : calloutClass}
              data-accent-color={test.isOk === true ? 'green' : 'red'}
            >
              {test.text}
            </p>
          )}
          <Field
            {...bindField(form, 'month_tokens')}
            label={words.monthTokens}
            defaultValue={start.month_tokens}
            type="number"
            min={0}
            hint={words.monthHint}
          />
          <div className="form-row">
            {(['price_in', 'price_out'] as const).map((name) => (
              <Field
                key={name}
                {...bindField(form, name)}
                label={words.prices[name]}
                defaultValue={start[name]}
                type="number"
                min={0}
                step="any"
              />
            ))}
          </div>
          {stored.month.reached_until && <p>{draftingMessages.modelLimit(stored.month.reached_until)}</p>}
          <p className="muted">
            {words.used(stored.month.tokens, stored.month.cost, stored.month.is_estimated)}
          </p>
        </SettingsCard>
        {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
        <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
      </form>
      <ReplayPanel
        words={{ ...replayMessages, ordersWithoutModel: replayMessages.settings }}
        run={(onProgress, signal, withModel) =>
          replayChange({ settings: toStyleInput(getValues()), with_model: withModel }, onProgress, signal)
        }
      />
    </div>
  )
}

interface SettingsCardProps {
  readonly id: string
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

function SettingsCard({ id, title, hint, children }: SettingsCardProps) {
  return (
    <Panel id={id} title={title} hint={hint}>
      <div className="form panel-body">{children}</div>
    </Panel>
  )
}

interface SettingToggleProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function SettingToggle({ name, label, hint, isOn, onChange }: SettingToggleProps) {
  return (
    <div className="toggle line gap-4 spread start">
      <div>
        <label htmlFor={name}>{label}</label>
        <p className="muted" id={`${name}-hint`}>
          {hint}
        </p>
      </div>
      <Switch id={name} checked={isOn} onCheckedChange={onChange} aria-describedby={`${name}-hint`} />
    </div>
  )
}

/** The form of the drafts tab: three cards and one button that saves them. */
export const DraftingSettingsForm = createIsland(DraftingView)

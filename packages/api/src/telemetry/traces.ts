import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as spans } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { version } from '@draftdesk/server-kit'
import type { RunInSpan } from '../platform/telemetry.ts'

/** Traces of a process, exported in batches. */
export interface Traces {
  readonly trace: RunInSpan
  /** Exports the pending spans. */
  readonly close: () => Promise<void>
}

const spanKinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
/** A collector that is away must not delay the end of a process. */
const maxWaitMs = 2000

/** Exports spans to an OTLP collector. Spans hold route patterns, names of jobs and codes, never contents. */
export function createTraces(endpoint: string, serviceName: string): Traces {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: maxWaitMs }) }),
    ],
  })
  const tracer = provider.getTracer('draftdesk')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()
  const findParent = (traceparent: string | undefined) =>
    traceparent === undefined
      ? contexts.active()
      : propagator.extract(ROOT_CONTEXT, { traceparent }, headerCarrier)
  return {
    trace: async ({ name, kind, traceparent }, run) => {
      const parent = findParent(traceparent)
      const span = tracer.startSpan(name, { kind: spanKinds[kind] }, parent)
      try {
        return await contexts.with(spans.setSpan(parent, span), () =>
          run(({ name: newName, attributes = {}, failure }) => {
            if (newName !== undefined) span.updateName(newName)
            span.setAttributes(attributes)
            if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
          }),
        )
      } finally {
        span.end()
      }
    },
    close: async () => {
      contexts.disable()
      await provider.shutdown()
    },
  }
}

const headerCarrier = {
  keys: (headers: Readonly<Record<string, string>>) => Object.keys(headers),
  get: (headers: Readonly<Record<string, string>>, key: string) => headers[key],
}

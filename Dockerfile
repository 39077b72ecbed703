# One image for site, API and worker; compose.yaml gives each its command.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/auth-core/package.json packages/auth-core/
COPY packages/contract/package.json packages/contract/
COPY packages/server-kit/package.json packages/server-kit/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/ship.mjs /ship

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data HEALTH_URL=http://127.0.0.1:4321/healthz
WORKDIR /app
COPY --from=build /ship ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321 4322
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(process.env.HEALTH_URL).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/entry.mjs"]

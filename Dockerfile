# The API server with the built console. What it is told comes from the environment (docs/operations.md); no secret is in it.
FROM node:20-bookworm-slim AS packages
# The version that has written the lock file.
RUN npm install --global npm@11.19.1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM packages AS console
RUN npm ci --omit=dev --ignore-scripts
COPY webpack.config.ts ./
COPY public public
COPY scripts scripts
COPY src src
# Not `npm run build`: the scripts of package.json install packages when they do not know those that are there.
RUN npx webpack --fail-on-warnings

FROM packages AS production
COPY scripts/serverPackages.mjs scripts/
# Without the packages of the console and of its build 111 are left of 920.
RUN node scripts/serverPackages.mjs && npm install --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 ALLOW_REMOTE=true PORT=4000 DATA_DIR=/data CONSOLE_DIR=/app/dist
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=production /app/package.json ./
COPY --from=production /app/node_modules node_modules
COPY --from=console /app/dist dist
COPY src/contract src/contract
COPY server server
# All of the above is root's: the server can write in /data and /tmp alone.
USER node
VOLUME /data
EXPOSE 4000
# Asked by a name of ALLOWED_HOSTS, for the server answers to no other.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "const { PORT, ALLOWED_HOSTS } = process.env; const host = (ALLOWED_HOSTS || '127.0.0.1:' + PORT).split(',')[0].trim(); require('http').get({ port: PORT, path: '/api/health', headers: { host } }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))"]
# Node itself, without a shell: the server gets SIGTERM, from an init process too, and ends in order. The commands of the operator
# are the programs in server/commands.
ENTRYPOINT ["node", "--disable-proto=delete", "--import", "tsx"]
CMD ["server/main.ts"]

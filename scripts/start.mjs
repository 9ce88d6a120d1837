import './node-version.mjs'
import { build } from './build.mjs'
import { createSiteServer, listen } from './serve.mjs'
import { siteAddress } from './site-address.mjs'

/** `npm start`: builds what is stale and serves the site. */
const wanted = process.env.PORT ?? '3000'
const port = Number(wanted)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535; it is «${wanted}».`)
  process.exit(1)
}
try {
  // The port is taken first: a minute of building should not end in «in use».
  const { basePath } = siteAddress()
  const server = createSiteServer({ basePath })
  const taken = await listen(server, port)
  if (!(await build())) process.exit(1)
  console.log(`裏表 is at http://localhost:${taken}${basePath}/`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

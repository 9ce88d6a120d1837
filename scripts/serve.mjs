import { createServer } from 'node:http'
import compression from 'compression'
import serveHandler from 'serve-handler'
import { headers } from './headers.mjs'

const compress = compression()

/** Serves requests below the base path only, as a host does that has other sites beside this one. */
const below = (basePath, handle) => (request, response) => {
  const path = request.url ?? '/'
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return void response.writeHead(404).end()
  request.url = path.slice(basePath.length) || '/'
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, sent) =>
    writeHead(status, sent?.Location === undefined ? sent : { ...sent, Location: `${basePath}${sent.Location}` })
  handle(request, response)
}

/**
 * The built site as any static host would serve it: compressed, `.html` left out of addresses, 404.html for the rest.
 * @param {{ folder?: string, basePath?: string }} [options]
 */
export const createSiteServer = ({ folder = 'out', basePath = '' } = {}) => {
  const handle = (request, response) => {
    compress(request, response, () => {
      serveHandler(request, response, {
        public: folder,
        cleanUrls: true,
        directoryListing: false,
        headers: headers.map(({ path, headers }) => ({
          source: path.replace(/\*$/, '**'),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
      }).catch((error) => {
        console.error(`${request.method} ${request.url}: ${error.message}`)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    })
  }
  return createServer(basePath === '' ? handle : below(basePath, handle))
}

/** Starts the server; rejects with a plain message if the port is taken. */
export const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`)
          : error.code === 'EACCES'
            ? new Error(`Port ${port} may not be used by this user. Choose another: PORT=3000 npm start`)
            : error,
      ),
    )
    server.listen(port, () => resolve(server.address().port))
  })

import { createServer } from 'node:http'
import compression from 'compression'
import serveHandler from 'serve-handler'

const compress = compression()

/** The built site as any static host would serve it: compressed, `.html` left out of addresses, 404.html for the rest. */
export const createSiteServer = (folder = 'out') =>
  createServer((request, response) => {
    compress(request, response, () => {
      serveHandler(request, response, {
        public: folder,
        cleanUrls: true,
        directoryListing: false,
        headers: [
          {
            source: '_next/static/**',
            headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
          },
          { source: '**/*.txt', headers: [{ key: 'Content-Type', value: 'text/x-component; charset=utf-8' }] },
        ],
      }).catch((error) => {
        console.error(`${request.method} ${request.url}: ${error.message}`)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    })
  })

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

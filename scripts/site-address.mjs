/**
 * Where the published site lies, as the build's environment says: SITE_ORIGIN (`https://rulings.example.org`) and
 * BASE_PATH (`/rulings`, or nothing). Throws with a plain message where either has another form.
 * @param {Record<string, string | undefined>} environment
 */
export const siteAddress = (environment = process.env) => {
  const origin = environment.SITE_ORIGIN || 'http://localhost:3000'
  const basePath = environment.BASE_PATH || ''
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`SITE_ORIGIN must be an origin such as https://rulings.example.org; it is «${origin}».`)
  if (!/^(\/[\w.~-]+)*$/.test(basePath))
    throw new Error(`BASE_PATH must be empty or such as /rulings, without a slash at its end; it is «${basePath}».`)
  return { origin, basePath }
}

/** Where the site lies on its host: '' or such as '/rulings'. Links by next/link have it by themselves; plain ones add it. */
export { basePath } from '@/lib/site-address'

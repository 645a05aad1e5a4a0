import { convertPicture } from './convertPicture'
import { button, element, messageOf, openDialog } from './dialog'
import { listPictures, siteFiles } from './siteFiles'
import { store } from './store'
import { refreshSiteFiles } from './validateSite'

/** Decap's picture dialog: drop a picture, or choose one that the site has. */
export const pictureLibrary = {
  name: 'pictures',
  init: ({ handleInsert }: { handleInsert: (address: string) => void }): CmsMediaLibrary => ({
    show: ({ config }) => void choosePicture(config.folder ?? 'articles', handleInsert),
    hide: () => undefined,
    // Pictures are chosen in a field.
    enableStandalone: () => false,
  }),
}

async function choosePicture(folder: string, insert: (address: string) => void) {
  const dialog = openDialog('Choose a picture')
  const choose = (address: string) => {
    dialog.close()
    insert(address)
  }
  const status = element('p', { role: 'status' })
  // It covers its label, so that the browser itself accepts what is dropped there.
  const file = element('input', { type: 'file', accept: 'image/*' })
  file.addEventListener('change', async () => {
    const [added] = file.files ?? []
    if (!added) return
    status.textContent = `Saving ${added.name} …`
    try {
      const picture = await convertPicture(added)
      const address = await store.addPicture(folder, picture)
      siteFiles.set(`/public${address}`, new Uint8Array(await picture.arrayBuffer()))
      choose(address)
    } catch (error) {
      status.textContent = messageOf(error)
    }
    file.value = ''
  })
  const drop = element('label', { className: 'studio-drop' })
  const formats = 'A photo is resized and converted. JPEG, PNG, WebP, AVIF or SVG.'
  drop.append(
    'Drop a picture here, or press to choose a file',
    element('small', { textContent: formats }),
    file,
  )

  const label = 'Search the pictures of the site'
  const search = element('input', { type: 'search', placeholder: label, ariaLabel: label })
  const list = element('ul', { className: 'studio-pictures' })
  dialog.fill(drop, status, search, list)
  // A picture that misses the field must not replace the page.
  for (const name of ['dragover', 'drop'] as const)
    drop.closest('dialog')?.addEventListener(name, (event) => {
      if (event.target !== file) event.preventDefault()
    })
  // Those that are known can be chosen without the newer ones.
  await refreshSiteFiles().catch((error) => {
    status.textContent = messageOf(error)
  })
  const addresses = listPictures()
  const show = () => {
    const found = addresses.filter((address) =>
      address.toLowerCase().includes(search.value.trim().toLowerCase()),
    )
    list.replaceChildren(...found.map((address) => pictureItem(address, choose)))
  }
  search.addEventListener('input', show)
  show()
}

function pictureItem(address: string, choose: (address: string) => void): HTMLLIElement {
  const item = element('li')
  const press = button(address, () => choose(address))
  press.prepend(element('img', { loading: 'lazy', src: address, alt: '' }))
  item.append(press)
  return item
}

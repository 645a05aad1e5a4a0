import { call, upload } from './api'
import './studio.css'

/** Decap's picture dialog: drop a picture, or choose one that the site has. */
export const pictureLibrary = {
  name: 'pictures',
  init: ({ handleInsert }: { handleInsert: (address: string) => void }): CmsMediaLibrary => {
    const dialog = createDialog(handleInsert)
    return {
      show: ({ config }) => void dialog.open(config.folder ?? 'articles'),
      hide: () => dialog.close(),
      // Pictures are chosen in a field.
      enableStandalone: () => false,
    }
  },
}

function createDialog(choose: (address: string) => void) {
  const dialog = document.createElement('dialog')
  dialog.className = 'studio-dialog'
  dialog.setAttribute('aria-label', 'Choose a picture')
  dialog.innerHTML = `
    <form method="dialog"><h2>Choose a picture</h2><button aria-label="Close">×</button></form>
    <label class="studio-drop">Drop a picture here, or press to choose a file
      <small>A photo is resized and converted. JPEG, PNG, WebP, AVIF, TIFF or SVG.</small>
      <input type="file" accept="image/*" class="studio-hidden">
    </label>
    <p role="status"></p>
    <input type="search" placeholder="Search the pictures of the site" aria-label="Search the pictures of the site">
    <ul class="studio-pictures"></ul>`
  document.body.append(dialog)
  const find = <Found extends Element>(selector: string) => dialog.querySelector(selector) as Found
  const [drop, status, list] = [find<HTMLElement>('.studio-drop'), find('p'), find('ul')]
  const [file, search] = [find<HTMLInputElement>('[type=file]'), find<HTMLInputElement>('[type=search]')]
  let folder = ''
  let addresses: string[] = []

  const insert = (address: string) => {
    dialog.close()
    choose(address)
  }
  const add = async (added: File | undefined) => {
    if (!added) return
    status.textContent = `Saving ${added.name} …`
    try {
      insert(await upload(folder, added))
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error)
    }
  }
  const show = () => {
    const found = addresses.filter((address) => address.includes(search.value.trim().toLowerCase()))
    list.replaceChildren(...found.map((address) => pictureItem(address, insert)))
  }

  file.addEventListener('change', () => void add(file.files?.[0]))
  search.addEventListener('input', show)
  // A picture that misses the field must not replace the page.
  for (const name of ['dragover', 'drop']) dialog.addEventListener(name, (event) => event.preventDefault())
  drop.addEventListener('dragover', () => drop.classList.add('is-over'))
  drop.addEventListener('dragleave', () => drop.classList.remove('is-over'))
  dialog.addEventListener('drop', (event) => {
    drop.classList.remove('is-over')
    void add(event.dataTransfer?.files[0])
  })

  return {
    close: () => dialog.close(),
    open: async (intoFolder: string) => {
      folder = intoFolder
      file.value = search.value = status.textContent = ''
      if (!dialog.open) dialog.showModal()
      addresses = await call<string[]>('pictures')
      show()
    },
  }
}

function pictureItem(address: string, choose: (address: string) => void): HTMLLIElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  const picture = Object.assign(new Image(), { src: address, alt: '', loading: 'lazy' })
  button.append(picture, address)
  button.addEventListener('click', () => choose(address))
  item.append(button)
  return item
}

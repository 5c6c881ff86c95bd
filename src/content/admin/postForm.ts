import { recordWords } from './recordForm.ts';

/** Texts of the post form. */
export const postForm = {
  ...recordWords('post', 'Blog Posts'),
  create: 'Create New Blog Post',
  edit: 'Edit Blog Post',
  back: 'Back to Blog Posts',
  save: 'Save Post',
  labels: {
    title: 'Post Title',
    excerpt: 'Excerpt',
    content: 'Content',
    status: 'Status',
    category: 'Category',
    tags: 'Tags',
    featuredImage: 'Featured Image',
    slug: 'Web address',
    metaTitle: 'Search title',
    metaDescription: 'Search description',
  },
  excerptHint: 'One or two sentences for the list of posts.',
  statusHint: 'Visitors see published posts only.',
  categoryPlaceholder: 'Choose a category',
  slugHint:
    'The end of the post’s address. If empty, it is made from the title when the post is first saved, and then kept. The post’s earlier addresses still lead to it.',
  metaTitleHint: 'If empty, the title is used. About sixty characters are shown.',
  metaDescriptionHint: 'If empty, the excerpt is used. About 155 characters are shown.',
  snippet: 'How it looks in search',
  card: 'How it looks when shared',
  /** @param title on the sharing image, or empty. @returns the image's accessible name. */
  cardOf: (title: string) => (title === '' ? 'Card without a title' : `Card with the title ${title}`),
  cardHint:
    'It shows the search title, or else the title, and the featured image, or else that of the blog. Until you ' +
    'save, the picture may be cropped slightly differently.',
  preview: 'Preview last saved version',
  /** @param days validity of the link. */
  previewHint: (days: number) =>
    `Opens a separate page. You can send its address to someone without an account: it works for ${days} days.`,
  imageHint: 'Recommended size: 1200 x 800 pixels',
  /** Truncates long titles, so that the notice stays short. */
  saved: (title: string) => `The post “${title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title}” was saved.`,
} as const;

/** Texts of the picture field. */
export const pictureWords = {
  choose: 'Choose a picture',
  replace: 'Replace',
  drop: 'or drop one here',
  remove: 'Remove',
  storing: 'Uploading picture…',
  /** Alt text of the preview. */
  preview: 'Preview of the picture',
  broken: 'This picture cannot be shown.',
  notAnImage: 'This is not a picture. Please choose an image file, such as JPG, PNG or WebP.',
  signedOut: 'The picture was not uploaded because your session has ended. Choose it again to sign in.',
  failed: 'The picture could not be uploaded. Please try again in a moment.',
  stillStoring: 'The picture is still being uploaded. Please try again in a moment.',
} as const;

/** Texts of the rich text editor. */
export const editorWords = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  // Includes the visible letters, for users of speech input (WCAG 2.5.3).
  heading2: 'Heading H2',
  heading3: 'Heading H3',
  bulletList: 'Bullet list',
  numberedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  image: 'Image',
  undo: 'Undo',
  redo: 'Redo',
  linkDialog: {
    title: 'Link',
    address: 'Address',
    placeholder: 'https://example.com',
    hint: 'A page, an email address, or a phone number as tel:+15550100.',
    remove: 'Remove link',
    cancel: 'Cancel',
    apply: 'Add link',
  },
  imageDialog: {
    title: 'Image',
    picture: 'Picture',
    alt: 'Description',
    altHint: 'Describes the picture to readers who cannot see it. Leave it empty if the picture is only decorative.',
    cancel: 'Cancel',
    apply: 'Insert image',
    change: 'Change image',
  },
} as const;

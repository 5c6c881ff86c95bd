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
    'The end of the post’s address. Left empty, it is made of the title. Addresses that the post had before lead to it.',
  metaTitleHint: 'Left empty, it is the title. About sixty characters are shown.',
  metaDescriptionHint: 'Left empty, it is the excerpt. About 155 characters are shown.',
  snippet: 'As a search engine shows it',
  card: 'As it looks when it is shared',
  /** @param title on the sharing image, or empty. @returns the image's accessible name. */
  cardOf: (title: string) => (title === '' ? 'Card without a title' : `Card with the title ${title}`),
  cardHint:
    'Its title is the search title, or else the title; its picture the featured image, or else that of the blog. Until it ' +
    'is saved, the picture may be cut a little differently.',
  preview: 'Preview what was saved last',
  /** @param days validity of the link. */
  previewHint: (days: number) =>
    `Opens a page of its own. Its address can be sent to somebody without an account: it works for ${days} days.`,
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
  storing: 'Storing the picture…',
  /** Alt text of the preview. */
  preview: 'Preview of the picture',
  broken: 'This picture cannot be shown.',
  notAnImage: 'This is not a picture. Please choose an image file, such as JPG, PNG or WebP.',
  signedOut: 'The picture is not stored, because your session has ended. Choose it again to sign in.',
  failed: 'The picture could not be stored. Please try again in a moment.',
  stillStoring: 'The picture is still being stored. Please save again in a moment.',
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
    apply: 'Set link',
  },
  imageDialog: {
    title: 'Image',
    picture: 'Picture',
    alt: 'Description',
    altHint: 'Says what the picture shows to readers who cannot see it. Leave it empty if it only decorates.',
    cancel: 'Cancel',
    apply: 'Insert image',
  },
} as const;

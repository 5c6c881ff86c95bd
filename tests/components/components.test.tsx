import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Photo, type PhotoProps } from '#components/Photo.tsx';
import { PlaceholderLink } from '#components/PlaceholderLink.tsx';
import { Portrait } from '#components/Portrait.tsx';
import { Stars } from '#components/Stars.tsx';
import { photo } from '#content/photos/photo.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

describe('A photo', () => {
  it('has its size and variants in the HTML before it is loaded', () => {
    renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" />);
    const image = screen.getByRole('img', { name: photo('wedding-cake').alt });
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '1067');
    expect(image).toHaveAttribute('loading', 'lazy');
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ]);
  });

  it('keeps its alternative text if it fails to load', () => {
    renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: photo('wedding-cake').alt })).toBeInTheDocument();
  });

  it('shows its alternative text on a ground of its own if it failed before the application ran', () => {
    const groundOf = () => screen.getByRole('img').closest('picture')?.parentElement?.style.backgroundColor;
    renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" />);
    expect(groundOf()).not.toBe('');
    cleanup();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    const source = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get');
    // A lazy picture that is out of view, which browsers have not requested.
    source.mockReturnValue('');
    renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" />);
    expect(groundOf()).not.toBe('');
    cleanup();
    source.mockReturnValue('/photos/wedding-cake-800.webp');
    renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" />);
    expect(groundOf()).toBe('');
    const box = screen.getByRole('img').closest('.AppPhoto-root') as HTMLElement;
    expect(getComputedStyle(box).backgroundColor).toBe('var(--mui-palette-background-sunken)');
  });

  it('adds the styles of its root to the placeholder colour', () => {
    const picture = { ...photo('wedding-cake'), placeholder: '#123456' };
    renderWithTheme(<Photo picture={picture} sizes="50vw" slotProps={{ root: { style: { opacity: 0.5 } } }} />);
    const box = screen.getByRole('img').closest('.AppPhoto-root');
    expect(box).toHaveStyle({ backgroundColor: '#123456', opacity: '0.5' });
    fireEvent.error(screen.getByRole('img'));
    expect(box).toHaveAttribute('style', 'opacity: 0.5;');
  });

  it('without known variants has none in the HTML', () => {
    renderWithTheme(
      <Photo picture={{ alt: 'A guest', src: '/elsewhere/guest.jpg', avif: '', webp: '' }} sizes="50vw" />,
    );
    const image = screen.getByRole('img', { name: 'A guest' });
    expect(image).toHaveAttribute('src', '/elsewhere/guest.jpg');
    expect(image.parentElement?.querySelectorAll('source')).toHaveLength(0);
  });

  it('shows its main subject where it is cropped, or the part that a place asks for', () => {
    const picture = { ...photo('wedding-cake'), position: '30% 40%' };
    renderWithTheme(<Photo picture={picture} sizes="50vw" ratio="1" />);
    expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '30% 40%' });
    cleanup();
    renderWithTheme(<Photo picture={picture} sizes="50vw" ratio="1" position="50% 60%" />);
    expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '50% 60%' });
  });

  it('has a box of its ratio, fills its place, or has the shape that its place gives it', () => {
    const boxOf = (props: Pick<PhotoProps, 'ratio' | 'sx'>) => {
      renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" {...props} />);
      const { position, aspectRatio } = getComputedStyle(
        screen.getByRole('img').closest('.AppPhoto-root') as HTMLElement,
      );
      cleanup();
      return [position, aspectRatio];
    };
    expect(boxOf({})).toEqual(['relative', '3/2']);
    expect(boxOf({ ratio: '7 / 3' })).toEqual(['relative', '7/3']);
    expect(boxOf({ ratio: 'fill' })).toEqual(['absolute', 'auto']);
    expect(boxOf({ sx: { aspectRatio: '1' } })).toEqual(['relative', '1 / 1']);
  });

  it('has the corners of the theme only if it stands by itself', () => {
    const cornersOf = (ratio?: string) => {
      renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" ratio={ratio} />);
      const box = screen.getByRole('img').closest('.AppPhoto-root') as HTMLElement;
      const { borderRadius } = getComputedStyle(box);
      cleanup();
      return borderRadius;
    };
    expect(cornersOf()).toBe('var(--mui-shape-pictureRadius)');
    expect(cornersOf('1')).toBe('var(--mui-shape-pictureRadius)');
    expect(cornersOf('fill')).toBe('');
  });

  it('as decoration has no accessible name', () => {
    renderWithTheme(<Photo picture={photo('wedding-cake')} sizes="50vw" alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

it('A portrait is round if it has a size, otherwise it has the corners of photographs', () => {
  const cornersOf = (size?: number) => {
    renderWithTheme(<Portrait src="/portraits/portrait-1.svg" alt="Ada" size={size} />);
    const { borderRadius } = getComputedStyle(screen.getByRole('img'));
    cleanup();
    return borderRadius;
  };
  expect(cornersOf(44)).toBe('50%');
  expect(cornersOf()).toBe('var(--mui-shape-pictureRadius)');
});

it('A portrait has its size in the HTML, and is loaded once it is near', () => {
  renderWithTheme(<Portrait src="/portraits/portrait-1.svg" alt="Ada" size={44} />);
  const image = screen.getByRole('img', { name: 'Ada' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['44', '44']);
});

it('Stars are announced as a number', () => {
  renderWithTheme(<Stars rating={4} />);
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toHaveTextContent(/^★★★★☆$/);
});

it('A placeholder link has no target and is marked as disabled', () => {
  renderWithTheme(<PlaceholderLink>Submit</PlaceholderLink>);
  const link = screen.getByRole('link', { name: 'Submit' });
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveAttribute('aria-disabled', 'true');
});

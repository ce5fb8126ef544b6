import { expect, type Locator, type Page, test } from '@playwright/test'

/**
 * Seconds per operator of the keystroke-level model: D. Kieras, "Using the Keystroke-Level Model to Estimate Execution
 * Times" (University of Michigan, 2001), after S. Card, T. Moran and A. Newell (Communications of the ACM 23:7, 1980).
 * Pointing is by mouse; a finger is quicker. Silent reading: 238 words a minute (M. Brysbaert, "How many words do we
 * read per minute?", Journal of Memory and Language 109, 2019). No journey types; a character would take 0.28.
 */
const DECIDE = 1.2
const POINT = 1.1
const READ = 60 / 238

/** Counts a member's presses and estimates how long a person takes for them, independent of the machine's speed. */
export class MemberTime {
  presses = 0
  private seconds = 0
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    await target.click()
    this.presses += 1
    this.seconds += DECIDE + POINT
  }

  /** Counts the time to read every visible word once, except in choices and buttons, which cost a decision instead. */
  async read(place: Locator): Promise<void> {
    await expect(place).toBeVisible()
    const choices = await place.locator('button, select, label:has(input)').allInnerTexts()
    this.seconds += (wordsIn(await place.innerText()) - wordsIn(choices.join(' '))) * READ
  }

  /** Includes picking and confirming a picture in the device's file chooser, outside our screens. */
  async chooseFile(open: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.press(open)
    await (await chooser).setFiles(file)
    this.seconds += 2 * (DECIDE + POINT)
  }

  /** Adds the result to the test's annotations. @returns seconds */
  report(): number {
    const description = `${this.presses} presses, ${this.seconds.toFixed(1)} s of a member's time`
    test.info().annotations.push({ type: 'member time', description })
    console.log(description)
    return this.seconds
  }
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

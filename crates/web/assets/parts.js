// Fetches parts of the app when it asks for them. A part is joined to the app by its memory and by
// its table of functions, and says there whether it came. The build fills in which parts there are.
import { initSync } from "./app.js";

const part = (name) => async (callback, data) => {
  const app = initSync();
  const tell = (came) => app.__indirect_function_table.get(callback)(data, came);
  try {
    const answer = await fetch(new URL(name, import.meta.url));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await WebAssembly.instantiate(await answer.arrayBuffer(), { __wasm_split: app });
  } catch (error) {
    console.error(error);
    return tell(false);
  }
  tell(true);
};

/* PARTS */

import { typedFields } from './replay-early.ts'

/**
 * Goes into `<head>`: a page is seen before its script has come. What is pressed until then is kept, and pressed
 * again once the page is hydrated (`replayEarly`, which comes with the page's script); what is typed is kept, because React
 * begins with the fields as the server drew them, and so is the Enter that ends a search; a form never leaves by itself, with
 * a password in the address. A part that the browser draws anew (`useDrawnLater`) has the same button again, by its name. A
 * press that has begun before and ends afterwards is made anew as well.
 */
export const earlyScript = `(function(d){
var presses=new Set(),early={presses:presses,typed:new Map(),entered:new Set(),stop:function(){each('removeEventListener')}};
var heard='button,[role=button],[type=checkbox],[type=radio]',fields='${typedFields}';
var on={pointerdown:begin,click:hold,submit:hold,input:keep,keydown:enter};
function each(how){for(var type in on)d[how](type,on[type],true)}
function keep(e){if(e.target.matches(fields))early.typed.set(e.target,e.target.value)}
function begin(e){early.down=e.target.closest&&e.target.closest(heard)}
function hold(e){
early.down=null;
var what=e.type==='submit'?e.target:e.target.closest&&e.target.closest(presses.size?heard+',a[href]':heard);
if(!what||e.type==='submit'&&what.method==='dialog')return;
e.preventDefault();e.stopImmediatePropagation();presses.delete(what);presses.add(what);d.documentElement.style.cursor='progress'}
function enter(e){if(e.key==='Enter'&&!e.target.form&&e.target.matches(fields))early.entered.add(e.target)}
each('addEventListener');
window.early=early})(document)`

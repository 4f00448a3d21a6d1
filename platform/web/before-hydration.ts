import { useEffect, useLayoutEffect } from 'react'

/**
 * Goes into `<head>`: a page is seen before its script has come. What is pressed until then is held, and pressed
 * again once the page is hydrated; what is typed is kept, because React begins with the fields as the server drew them, and
 * so is the Enter that ends a search; a form never leaves by itself, with a password in the address. A part that the
 * browser draws anew (`useDrawnLater`) has the same button again, by its name. A press that has begun before and ends
 * afterwards is made anew as well: React, which sees its end alone, takes it for none.
 */
export const earlyScript = `(function(d){
var down,held=new Set(),typed=new Map(),entered=new Set(),heard='button,[role=button],[type=checkbox],[type=radio]';
var fields='input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea';
function keep(e){if(e.target.matches(fields))typed.set(e.target,e.target.value)}
function begin(e){down=e.target.closest&&e.target.closest(heard)}
function end(e){
if(!e.isTrusted)return;
d.removeEventListener('click',end,true);d.removeEventListener('pointerdown',end,true);
if(e.type==='click'&&down.contains(e.target)){e.preventDefault();e.stopImmediatePropagation();down.click()}}
function hold(e){
down=null;
var what=e.type==='submit'?e.target:e.target.closest&&e.target.closest(held.size?heard+',a[href]':heard);
if(!what||e.type==='submit'&&what.method==='dialog')return;
e.preventDefault();e.stopImmediatePropagation();held.delete(what);held.add(what);d.documentElement.style.cursor='progress'}
function enter(e){if(e.key==='Enter'&&!e.target.form&&e.target.matches(fields))entered.add(e.target)}
d.addEventListener('pointerdown',begin,true);d.addEventListener('click',hold,true);d.addEventListener('submit',hold,true);d.addEventListener('input',keep,true);d.addEventListener('keydown',enter,true);
window.replayEarly=function(){
d.removeEventListener('pointerdown',begin,true);d.removeEventListener('click',hold,true);d.removeEventListener('submit',hold,true);d.removeEventListener('input',keep,true);d.removeEventListener('keydown',enter,true);
d.documentElement.style.cursor='';
d.querySelectorAll(fields).forEach(function(field){if(!typed.has(field)&&field.value!==field.defaultValue)typed.set(field,field.value)});
typed.forEach(function(text,field){
if(!field.isConnected)return;
field.value=field.defaultValue;
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,text);
field.dispatchEvent(new Event('input',{bubbles:true}))});
setTimeout(function(){entered.forEach(function(field){field.dispatchEvent(new KeyboardEvent('keydown',{key:'Enter',bubbles:true,cancelable:true}))})});
held.forEach(function(what){
if(!what.isConnected)what=Array.from(d.querySelectorAll(what.tagName)).find(function(one){return one.textContent===what.textContent&&one.ariaLabel===what.ariaLabel});
if(what)what.requestSubmit?what.requestSubmit():what.click?what.click():what.dispatchEvent(new MouseEvent('click',{bubbles:true,cancelable:true}))});
if(down){d.addEventListener('click',end,true);d.addEventListener('pointerdown',end,true)}}})(document)`

declare global {
  interface Window {
    /** Of `earlyScript`. */
    replayEarly?: () => void
  }
}

let markHydrated: () => void
/** Resolves once the page is hydrated. */
export const hydrated = new Promise<void>(resolve => {
  markHydrated = resolve
})

/** Parts that show what the server drew until the browser has drawn them anew. */
const drawnLater = new Set<object>()
let endOfWait = () => {}

/** While a part is such a one, what is pressed in it is held. */
export function useDrawnLater(isLater: boolean) {
  useLayoutEffect(() => {
    if (!isLater) return
    const part = {}
    drawnLater.add(part)
    return () => {
      drawnLater.delete(part)
      // Once what the server drew has gone.
      if (!drawnLater.size) setTimeout(endOfWait)
    }
  }, [isLater])
}

function begin() {
  window.replayEarly?.()
  document.documentElement.dataset.hydrated = ''
  markHydrated()
}

/** Stands in what a page shows. Once it is hydrated, what was typed and pressed before is told to it. The sign on `<html>` is for tests. */
export function HydrationMark() {
  useEffect(() => {
    // After React is done, so that each of these is answered before the next.
    const later = setTimeout(() => {
      if (drawnLater.size) endOfWait = begin
      else begin()
    })
    return () => clearTimeout(later)
  }, [])
  return null
}
